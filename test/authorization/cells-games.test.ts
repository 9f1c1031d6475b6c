import { playCells } from './play-cells';

playCells('games');
