import { describe, expect, it } from 'vitest';
import { questionInEnglish } from './foreign-questions.ts';

describe('what is asked of things shown, in English', () => {
  it.each([
    ['die zweite, wie hoch ist sie?', 'the second one, how tall is it?'],
    ['Was kostet die erste?', 'how much is the first one?'],
    ['Wie viel wiegt das dritte Sofa?', 'how heavy is the third one?'],
    ['ist sie auf Lager?', 'is it in stock?'],
    ['Was ist der Unterschied zwischen Eskdal und Abbeck?', 'compare eskdal and abbeck?'],
    ['Le premier est-il en stock ?', 'the first one is it in stock ?'],
    ['combien coûte la deuxième ?', 'how much is the second one ?'],
    ['Quelle est la hauteur de la Eskdal ?', 'how tall is the eskdal ?'],
    ['¿cuánto cuesta?', 'how much is it?'],
    ['¿qué altura tiene la segunda?', 'how tall is the second one?'],
    ['quanto costa il terzo?', 'how much is the third one?'],
    ['quanto é alta la prima?', 'how tall is the first one?'],
    ['quanto custa o primeiro?', 'how much is the first one?'],
    ['hoe hoog is de tweede?', 'how tall is the second one?'],
    ['hoeveel kost het?', 'how much is it?'],
    ['Vergelijk Adlow en Calloway', 'compare adlow and calloway'],
  ])('%j', (message, english) => {
    expect(questionInEnglish(message)).toBe(english);
  });

  it.each([
    'how tall is the second one?',
    'Compare Adlow and Calloway',
    'Ich suche eine Leselampe',
    'un canapé rouge',
    'a lamp to die for',
  ])('of anything else nothing changes: %j', (message) => {
    expect(questionInEnglish(message)).toBe(message);
  });
});
