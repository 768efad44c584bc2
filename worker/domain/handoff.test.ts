import { describe, expect, it } from 'vitest';
import { handoffAsked } from './handoff.ts';

/** One line a message; those of a reason have to be handed over, those of none must not be. */
const labelled = {
  person: `
I want to talk to a human
Can I speak with a real person please?
could i chat with someone from your team
Let me speak to the manager!
connect me to an agent
please transfer me to customer service
put me through to a person
get me a human
I need a human
i want a real person, not a bot
agent please
human
Customer service!
is there a real person I can talk to?
Can someone call me?
I don't want to talk to a bot
how do i get to speak to a representative
Is it possible to talk to someone?
talk to a human
Thanks for nothing. I would rather talk to a person.
Ich möchte mit einem Menschen sprechen
Kann ich bitte mit einem Mitarbeiter reden?
Verbinden Sie mich bitte mit dem Kundenservice
Mensch bitte
kann ich mit jemandem sprechen?
Je voudrais parler à un conseiller
Puis-je parler avec une vraie personne ?
je veux parler à quelqu’un
Quiero hablar con una persona
¿Puedo hablar con un agente, por favor?
Páseme con un encargado
Vorrei parlare con un operatore
posso parlare con qualcuno?
Quero falar com um atendente
Posso falar com uma pessoa?
Ik wil met een medewerker spreken
Kan ik met een echt persoon praten?
kan ik praten met iemand`,
  damage: `
My lamp arrived broken
the table came with a big crack in the top
I received a broken vase
The mirror was delivered smashed
you sent me a damaged chair
It was damaged in transit.
The box was crushed and the glass is gone
Hello, my order arrived today and two plates are chipped
The sofa turned up with a tear in it, what now?
Can I send it back? It arrived cracked.
My bookcase arrived damaged and I want to talk to a person
Die Lampe ist kaputt angekommen
Der Spiegel kam zerbrochen an
Der Tisch wurde beschädigt geliefert
Ma lampe est arrivée cassée
J’ai reçu un miroir brisé
La lámpara llegó rota
He recibido la mesa dañada
La lampada è arrivata rotta
Ho ricevuto un tavolo danneggiato
O espelho chegou quebrado
Recebi a mesa danificada
De lamp is kapot aangekomen
De spiegel kwam gebroken aan`,
  warranty: `
I want to make a warranty claim
I need to claim on my warranty
This is a warranty case
warranty claim for my bed frame
The chair I bought from you last year broke
The lamp from your shop stopped working
my sofa frame snapped, it is still under warranty... the frame broke within the warranty
Das ist ein Garantiefall
Ich möchte die Garantie in Anspruch nehmen
Je souhaite faire jouer la garantie
Quiero reclamar la garantía
Vorrei far valere la garanzia
Quero acionar a garantia
Ik wil aanspraak maken op de garantie`,
  complaint: `
I want to make a complaint
I'd like to complain about the delivery
I have a complaint
This is unacceptable! Your courier never showed up, and it is unacceptable
worst service ever
Nobody answers my emails
The driver was very rude
I am really disappointed with your service
complaint about my order
Ich möchte mich über die Lieferung beschweren
Ich habe eine Beschwerde
Je veux déposer une réclamation
C’est inadmissible
Quiero poner una queja
Vorrei fare un reclamo
Quero fazer uma reclamação
Ik wil een klacht indienen`,
  trade: `
Do you take trade orders?
I'd like to open a trade account
what are your wholesale prices
Is there a bulk discount?
we need 40 dining chairs for our restaurant
Can we buy these in bulk?
I'm tax-exempt, how do I order
Gibt es einen Händlerrabatt?
Nous voulons une commande professionnelle
Quiero hacer un pedido al por mayor
Fate prezzi all'ingrosso?
Posso fazer uma compra no atacado?
Kan ik een zakelijke bestelling doen?`,
  none: `
do you have a human-sized teddy
is there a warranty on it
how long is the warranty?
what does the warranty cover
Is it still under warranty after I assemble it?
How do I make a warranty claim?
are you a human?
are you a real person or a bot
a desk for one person
a table for 6 people
I need a sofa for two persons
I want a chair for a person of 120 kg
a cleaning agent for leather
what if it arrives damaged?
What happens when my order arrives broken?
Can I return something that arrived damaged?
does it arrive assembled
Do items often arrive damaged?
it came in two boxes
a broken white lamp
a vase with a cracked glaze
do you have scratch and dent items
a scratch-resistant table
My old lamp broke, I need a new one
my kettle stopped working so I'm looking for another
I have no complaints, just looking
do people complain about the smell of it?
my neighbours complain of the noise, do you have a thick rug
I'm unhappy with my current mattress, which is softer?
Is it acceptable to put it outside?
a desk for my home office
a 120 cm desk for my company
under 200 dollars for my business trip
hotel quality sheets
I don't need to talk to a person, just show me lamps
can I use a speaker to talk to my kids?
a standing desk for a trader
do you have a trade-in programme for old sofas?
12 glasses for my wife
jars for flour that I get in bulk
can it be shipped to Canada?
a human figure for the shelf
agent orange coloured cushions
a lamp with someone reading on it
which is the cheaper of the two?
Ein Tisch für vier Personen
Gibt es eine Garantie?
Was ist, wenn die Lampe kaputt ankommt?
eine Lampe in gebrochenem Weiß
une table pour six personnes
Quelle est la garantie ?
Que faire si la lampe arrive cassée ?
una mesa para seis personas
¿Tiene garantía?
¿Qué pasa si llega rota?
un tavolo per sei persone
C’è una garanzia?
uma mesa para seis pessoas
tem garantia?
een tafel voor zes personen
Zit er garantie op?
Wat als de lamp kapot aankomt?`,
};

describe.each(Object.entries(labelled))('%s', (reason, lines) => {
  it.each(lines.trim().split('\n'))('%j', (line) => {
    expect(handoffAsked(line) ?? 'none').toBe(reason);
  });
});

it('reads through capitals, look-alikes and what cannot be seen', () => {
  expect(handoffAsked('I WANT TO TALK TO A HUMAN')).toBe('person');
  expect(handoffAsked('I want to t\u200balk to a hum\u0430n')).toBe('person');
});
