import type { Evaluation } from '@novalink/engine';
import { lines } from '@novalink/engine/models';

const five = ['11111', '00000', '22222', '01210', '21012', '00122', '22100', '10121', '12101', '01110'];
const moreOfFive = ['21112', '10001', '12221', '01010', '21212', '11011', '11211', '00200', '22022', '02020'];

export const twentyLines: Evaluation = lines(...five, ...moreOfFive);
export const tenLines: Evaluation = lines(...five);
export const fiveLines: Evaluation = lines('111', '000', '222', '012', '210');
export const anyWay: Evaluation = { kind: 'WAYS', direction: 'LTR' };
