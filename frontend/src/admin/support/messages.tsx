import type { ReactNode } from 'react';

export const answerSent = 'Answer sent.';
export const yourAnswer = 'Your answer';
export const sendAnswer = 'Send answer';
export const userSeesItOnSupport = 'The user sees it on the support page and is notified.';
export const emailIsNotSetUp =
  'E-mail is not set up. Use the link next to the answer to send it from your own e-mail program.';
export const itIsSentToGuest = 'It is sent to the guest by e-mail.';

export const request = 'Request';
export const from = 'From';
export const addressGuest = (address: string) => `${address} (guest)`;
export const openUsersAccount = 'Open the user’s account';
export const closed = 'Closed';
export const answerAt = (at: ReactNode) => <>Answer · {at}</>;
export const sendByEmail = 'Send by e-mail';

export const history = 'History';
export const guest = 'a guest';
export const user = 'the user';

export const supportTopicSent = (supportTopic: string, createdAt: ReactNode) => (
  <>
    {supportTopic} · sent {createdAt}
  </>
);
export const answer = 'Answer';
export const closeRequest = 'Close request…';
export const closeThisRequest = 'Close this request?';
export const closeRequestLabel = 'Close request';
export const requestClosed = 'Request closed.';
export const itCanNoLongerBe =
  'It can no longer be answered and is deleted after one year. The sender is not notified.';

export const supportRequests = 'Support requests';
export const inTextRequest = 'request';
export const requests = 'requests';
export const subject = 'Subject';
export const topic = 'Topic';
export const userLabel = 'User';
export const sent = 'Sent';
export const changed = 'Changed';

export const requestsOfGuestsAndUsers =
  'Requests of guests and users. Open requests are sorted by age, the oldest first.';
export const status = 'Status';
export const noOpenRequests = 'No open requests';
export const newRequestsAppearHereAutomatically = 'New requests appear here automatically.';
export const noRequestsWithThisStatus = 'No requests with this status';
export const chooseAnotherStatusToSee = 'Choose another status to see the other requests.';
export const showOpenRequests = 'Show open requests';
