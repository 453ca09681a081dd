import { DeskTable } from './DeskTable.tsx';

export const PhoneTable = DeskTable;
