import { expect, test } from 'vitest';
import {
  admissionOf,
  afterFault,
  afterProbeBegan,
  type Circuit,
  closedCircuit,
  faultsToOpen,
  longestRestMs,
  restMs,
} from './circuit.ts';

const broken = (times: number, now = 0): Circuit =>
  Array.from({ length: times }).reduce<Circuit>((circuit) => afterFault(circuit, now), closedCircuit);

test('stays closed below its number of faults, and opens at it', () => {
  expect(admissionOf(closedCircuit, 0)).toBe('call');
  expect(admissionOf(broken(faultsToOpen - 1), 0)).toBe('call');
  expect(admissionOf(broken(faultsToOpen), 0)).toBe('rest');
});

test('rests to the millisecond, and then lets a probe through', () => {
  const circuit = broken(faultsToOpen, 1000);
  expect(admissionOf(circuit, 1000 + restMs - 1)).toBe('rest');
  expect(admissionOf(circuit, 1000 + restMs)).toBe('probe');
});

test('lets one probe through, and another one only after another rest, whatever became of the first', () => {
  const probing = afterProbeBegan(broken(faultsToOpen), restMs);
  expect(admissionOf(probing, restMs)).toBe('rest');
  expect(admissionOf(probing, 2 * restMs - 1)).toBe('rest');
  expect(admissionOf(probing, 2 * restMs)).toBe('probe');
});

test('rests anew from a probe that failed', () => {
  const failed = afterFault(afterProbeBegan(broken(faultsToOpen), restMs), restMs + 5000);
  expect(admissionOf(failed, 2 * restMs + 4999)).toBe('rest');
  expect(admissionOf(failed, 2 * restMs + 5000)).toBe('probe');
});

test('rests at once, and for as long, where the service asks for it', () => {
  const asked = afterFault(closedCircuit, 0, 47_000);
  expect(admissionOf(asked, 46_999)).toBe('rest');
  expect(admissionOf(asked, 47_000)).toBe('probe');
  expect(admissionOf(afterFault(closedCircuit, 0, 86_400_000), longestRestMs)).toBe('probe');
});
