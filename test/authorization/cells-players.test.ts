import { playCells } from './play-cells';

playCells('players');
