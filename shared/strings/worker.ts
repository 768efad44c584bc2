import type { Language } from '../language.ts';
import { worker as de } from './de.ts';
import { worker as en, type WorkerStrings } from './en.ts';
import { worker as es } from './es.ts';
import { worker as fr } from './fr.ts';
import { worker as it } from './it.ts';
import { worker as nl } from './nl.ts';
import { worker as pt } from './pt.ts';

export type { WorkerStrings } from './en.ts';

/** What the worker says, by language. The element imports none of it. */
export const workerStrings: Readonly<Record<Language, WorkerStrings>> = { en, de, fr, es, it, pt, nl };
