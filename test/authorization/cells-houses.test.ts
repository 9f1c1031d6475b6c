import { playCells } from './play-cells';

playCells('houses');
