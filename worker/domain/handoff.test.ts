import { describe, expect, it } from 'vitest';
import { handoffAsked } from './handoff.ts';

/** One line a message; those of a reason have to be handed over, those of none must not be. */
const labelled = {
  person: `
mujhe kisi insaan se baat karni hai
kisi agent se baat karwa do
i need to speak with someone
can you put me in touch with a human being
is anyone there i can speak to
I'd like to chat with a sales agent
speak to a person
real human please
let me talk with your support team
may I speak to a member of staff
stop, i want a human agent now
i prefer talking to a person
can I get a human
Could you transfer this chat to an agent?
phone me please, can somebody call me
Ich will mit jemandem reden
Gibt es hier einen Mitarbeiter, mit dem ich sprechen kann?
puis-je avoir un conseiller
je souhaite parler a une personne
necesito hablar con alguien
vorrei parlare con una persona reale
quero falar com alguém
mag ik iemand spreken
I want a person to answer me
human agent
can i please speak to a supervisor
I need to talk with somebody from the shop
let me chat to a real human being
Is it possible to get connected to a representative?
I'd rather deal with a person
give me a real person
are there any humans I can talk to
hand me over to a colleague
ich will einen echten Menschen
mit Ihrem Kundenservice sprechen bitte
je voudrais échanger avec un conseiller
me puede pasar con un agente
vorrei un operatore
gostaria de falar com um humano
ik wil een medewerker spreken
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
there's a crack in the table I got yesterday
there are scratches on the lamp you sent
lamp toota hua aaya
the glass shattered on arrival
The package was damaged and the lamp inside is broken
My new chair has arrived with a broken leg
one of the plates came chipped
It came damaged
I just received my sofa and it's torn
the mirror was cracked when it arrived
Ordered a table, got it today, the top is dented
parcel arrived wet and crushed
Mein Sofa wurde mit einem Riss geliefert
le canapé livré hier est abîmé
el espejo vino roto
l'armadio è arrivato danneggiato
a mesa chegou riscada
de tafel werd beschadigd geleverd
The bed frame arrived with scratches all over
our dinner plates came smashed to bits
the lamp was broken when I opened the box
I've been sent a cracked mirror
you delivered a damaged wardrobe
my parcel got damaged on the way
the courier dropped it and now it's dented
the vase I ordered came in pieces
Meine Lampe kam kaputt an
la table est arrivée rayée
me llegó el espejo roto
il vaso è arrivato a pezzi
minha cadeira chegou com defeito
het bureau is beschadigd bezorgd
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
my lamp's switch is broken, warranty claim please
the sofa leg snapped
My lamp stopped working after three months
my chair is defective
Our new table is wobbling and I want a repair
the drawer of my dresser fell off
My lamp won't turn on
Meine Lampe geht nach 3 Monaten nicht mehr
Garantiefall: meine Lampe flackert
Mein Stuhl ist nach einem Jahr kaputt
ma lampe ne marche plus
mon fauteuil est défectueux
mi lámpara ya no funciona
mi silla se ha roto
la mia lampada non funziona più
il mio divano si è rotto
minha lâmpada parou de funcionar
meu sofá quebrou
mijn lamp doet het niet meer
mijn stoel is kapot
mera lamp kharab ho gaya
meri kursi toot gayi
I'd like to file a warranty claim for my sofa
the lamp I ordered from you has stopped working after 3 months
claiming warranty on my mattress
My bed frame broke after a year, I want to use the warranty
please open a guarantee case
ich möchte einen Garantiefall melden
I want to raise a warranty claim
my recliner from your store broke, please honour the warranty
I would like to claim under the guarantee
the desk I bought from you is defective
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
I have bedbugs from your sofa
I received the wrong item
you sent me the wrong colour
Ich habe den falschen Artikel bekommen
j'ai reçu le mauvais article
he recibido el producto equivocado
ho ricevuto l'articolo sbagliato
recebi o produto errado
ik heb het verkeerde artikel ontvangen
galat saman aaya hai
I want to file a complaint
your service is terrible
I'm very unhappy with the delivery
I am complaining about the courier
how can I complain?
Ich bin sehr unzufrieden mit Ihrem Service
Je suis très mécontent de la livraison
estoy muy decepcionado con su servicio
I wish to make a formal complaint
this is absolutely unacceptable
you still haven't replied to my emails
worst customer service I have had
I am furious about the service
Ich will mich beschweren
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
Ich brauche 40 Stühle für mein Restaurant
il me faut 30 chaises pour mon restaurant
necesito 40 sillas para mi hotel
mi servono 25 sedie per il mio ristorante
preciso de 50 cadeiras para o meu restaurante
ik zoek 40 stoelen voor mijn restaurant
mujhe 40 chairs restaurant ke liye chahiye
We are a hotel and need 60 bedside lamps
do you offer discounts for businesses
I'd like a quote for 25 desks for our office
do you sell wholesale
volume discount for 50 chairs?
I need a bulk quote
are there trade discounts for designers
we'd like to order 80 chairs for our school
business account please
wholesale price list?
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
what if my lamp arrives damaged?
what if my lamp stopped working after a year?
My lamp broke after 3 months, is it covered by warranty?
my old chair broke, I need a new one
the cat broke the lamp, do you have another?
Mein alter Stuhl ist kaputt, ich suche einen neuen
Was ist, wenn meine Lampe nicht mehr geht?
que se passe-t-il si ma lampe ne marche plus ?
¿qué pasa si mi lámpara no funciona?
cosa succede se la mia lampada non funziona più?
o que acontece se minha lâmpada não funciona?
wat als mijn lamp kapot is?
agar mera lamp kharab ho gaya to kya hoga
Ist meine Lampe noch in der Garantie, sie ist defekt?
how long is the warranty if the frame cracked?
a sofa that is not sagging
the lamp doesn't work with my decor, show me others
is the wrong size returnable?
the wrong colour for my room
4 Stühle für mein Esszimmer
does a lamp with a broken switch count as a defect?
a lamp to speak to my style
what's the warranty on a sofa if it breaks?
does damage in transit count?
a chair that can take 150 kg for my restaurant-style kitchen
human hair wig stand
something to put my broken clock in
I got a crack in my wall, need wall art to cover it
the last sofa I got from another store arrived damaged, are yours well packed?
customer reviews please
talk me through the differences
I want a table that people can talk around
need a lamp for my agent's office
can someone explain the sizes
what do people say about it
a trade show display stand
is a return free if it arrives damaged?
my cat broke the vase, do you have the same
show me the manager chairs
how do returns work
business class style recliner
ship 12 chairs to Canada
my delivery came early, great! do you have matching cushions
ist das Sofa mit Garantie?
vous livrez au Canada ?
un regalo para una persona mayor
una lampada da lettura
um sofá para três pessoas
een stoel voor een persoon van 2 meter
a broken-in leather armchair
what is your damage policy
which lamp is better for a person with poor sight
something for my boss, a real coffee person
can the sofa be delivered to Ireland
is the bookcase damaged easily by water
how do I speak to my plants, lol. I need a plant pot
a desk so that two people can speak to each other
which sofa has the longest warranty
do your mattresses have a guarantee against sagging
wall art with human faces
a lamp that came with the bed in the picture
the lamp came quickly and looks great, does it come in blue
I cracked my old mirror, show me new ones
any quote wall art
a bulky armchair
200 thread count sheets for my guest house room
trading card storage box
sound-dampening rug, the neighbours complain
can I contact you by email?
the blue one looks terrible, show me green
I hate bad service, so how fast do you deliver?
zwei Personen Sofa
ein Tisch der nicht kaputt geht
une chaise pour une personne agée
una silla para personas altas
una scrivania per due persone
mesa para pessoa alta
kan het kapot gaan in de vaatwasser?
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
