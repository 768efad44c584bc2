import type { CartView } from '../../domain/cart-view.ts';
import type { HandoffView } from '../../domain/handoff-view.ts';
import type { ShippingView } from '../../domain/shipping-view.ts';
import { listed } from './compare.ts';

type Quote = NonNullable<ShippingView['quote']>;

/** What delivery costs, when it comes, and what there is to pay in all. */
export function writeQuote({ country, quote, refused }: ShippingView): string {
  if (!quote) return refused ?? '';
  const isFree = quote.delivery === 'free';
  return [
    `Delivery to ${country} ${isFree ? 'is free' : `costs ${quote.delivery}`}${apartOf(quote)}.`,
    ...thresholds(quote),
    ...quote.deliveries.flatMap(({ arrivals }) =>
      arrivals.map(({ products, when }) => `Delivery of ${listed(products)}: ${when}.`),
    ),
    `With delivery, the total is ${quote.total}.`,
    quote.tax,
  ].join(' ');
}

/** Of one kind of goods nothing is apart. */
function apartOf({ deliveries }: Quote): string {
  if (deliveries.length < 2) return '';
  return ` in all: ${listed(deliveries.map(({ how, cost }) => `${cost} ${how}`))}`;
}

function thresholds({ deliveries }: Quote): string[] {
  return deliveries.flatMap(({ how, cost, freeFrom }) =>
    freeFrom === undefined || cost === 'free' ? [] : [`Delivery ${how} is free from ${freeFrom}.`],
  );
}

/** What the button below the answer would put into the cart. */
export function writeCart({ proposal, refused }: CartView): string {
  if (!proposal) return refused ?? '';
  const { lines, total } = proposal;
  const said = lines.map(({ quantity, title, each, together, stock }) => {
    const made = stock === undefined ? '' : ` It is ${stock}.`;
    return quantity === 1
      ? `${quantity} × ${title}: ${each}.${made}`
      : `${quantity} × ${title} at ${each} each: ${together} together.${made}`;
  });
  const sum = lines.length > 1 ? ` The total is ${total}.` : '';
  return `${said.join(' ')}${sum} Tap the button below to add this to your cart; nothing is in it until you do.`;
}

export function writeHandoff({ contact, send }: HandoffView): string {
  return `A person of the shop will help you. Please write to ${contact} with ${listed(send)}.`;
}
