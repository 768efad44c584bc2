import { describe, expect, it } from 'vitest';
import { claimsIn } from '../claims.ts';

const claimsAnAction = (sentence: string) => claimsIn(sentence).some(({ kind }) => kind === 'action');

describe('an action that nobody has taken is claimed', () => {
  it.each([
    'I added it to your cart.',
    'I’ve added the Wren Lamp to your cart.',
    'I have just added two of them to your basket!',
    'Added to your cart.',
    'Added the Wren Lamp to your cart!',
    'I put both lamps into your cart.',
    'The lamp is now in your cart.',
    'They’re in your basket already.',
    'It has been added to your cart.',
    'I **added** it to your cart.',
    'I cancelled your order.',
    'Your order has been placed.',
    'Your order is cancelled.',
    'Your refund was issued.',
    'I’ve opened a ticket for you.',
    'I have forwarded your complaint.',
    'We notified the team.',
    'Once again, it is in your cart.',
    'I’ve applied a code.',
  ])('%j', (sentence) => {
    expect(claimsAnAction(sentence)).toBe(true);
  });
});

describe('what is only offered, denied or asked is no claim of an action', () => {
  it.each([
    'Nothing is in your cart until you tap the button.',
    'It is in your cart once you tap the button.',
    'It is not in your cart yet.',
    'Tap the button to add it to your cart.',
    'You can add both to your cart with the button below.',
    'Shall I propose two of them for your cart?',
    'I found three lamps.',
    'I searched again for a sofa.',
    'I’ve put together what differs.',
    'I cannot add things to a cart.',
    'You can change or cancel an order within a short time.',
    'Once your order has been placed, it can be changed for a short time.',
    'We email you as soon as the refund has been made.',
    'A cancelled order is refunded in full.',
    'An extension leaf can be added to the table.',
    'I left out a detail here that I could not confirm.',
  ])('%j', (sentence) => {
    expect(claimsAnAction(sentence)).toBe(false);
  });
});
