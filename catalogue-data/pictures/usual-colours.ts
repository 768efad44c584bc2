/** Colours of things of which the shop states none: of the thing itself, and of its legs, handles or base. */
export interface Colours {
  readonly main: string;
  readonly trim: string;
}

const oak = '#c69d66';
const black = '#3a393b';
const steelGrey = '#b9bdc0';

export const oaken: Colours = { main: oak, trim: oak };
export const oakOnBlack: Colours = { main: oak, trim: black };
export const pine: Colours = { main: '#dab479', trim: '#dab479' };
export const teak: Colours = { main: '#a7703f', trim: '#a7703f' };
export const clothOnOak: Colours = { main: '#a99f8f', trim: '#9c7a52' };
export const homespun: Colours = { main: '#d8cab1', trim: '#c4a052' };
export const wool: Colours = { main: '#d8cab1', trim: '#7b6a58' };
export const cream: Colours = { main: '#eadcc0', trim: '#97989a' };
export const whiteAndSteel: Colours = { main: '#f1eee7', trim: steelGrey };
export const steelAndBlack: Colours = { main: steelGrey, trim: black };
export const blackAndBrass: Colours = { main: black, trim: '#c4a052' };
export const clay: Colours = { main: '#c9bcab', trim: '#c4a052' };
