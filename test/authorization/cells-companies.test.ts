import { playCells } from './play-cells';

playCells('companies');
