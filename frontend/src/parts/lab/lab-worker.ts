import { answering, type Question } from './lab-messages';

const answer = answering();

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answer(data));
});
