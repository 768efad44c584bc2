/**
 * What a shopper is told, in their language, whose language nobody here answers in: known by its script, or by letters
 * that no language of ours has. Each says "I cannot answer in <language>. Please write in English, German, French or
 * Spanish."
 */
const sentences: readonly (readonly [RegExp, string])[] = [
  [
    /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    '日本語ではお答えできません。英語、ドイツ語、フランス語、またはスペイン語でお書きください。',
  ],
  [
    /\p{Script=Hangul}/gu,
    '한국어로는 답변해 드릴 수 없습니다. 영어, 독일어, 프랑스어 또는 스페인어로 써 주세요.',
  ],
  [/\p{Script=Han}/gu, '我无法用中文回答。请用英语、德语、法语或西班牙语书写。'],
  [
    /[іїєґІЇЄҐ]/gu,
    'Я не можу відповідати українською. Будь ласка, пишіть англійською, німецькою, французькою або іспанською.',
  ],
  [
    /\p{Script=Cyrillic}/gu,
    'Я не могу отвечать по-русски. Пожалуйста, пишите по-английски, по-немецки, по-французски или по-испански.',
  ],
  [
    /\p{Script=Arabic}/gu,
    'لا أستطيع الإجابة بالعربية. يرجى الكتابة بالإنجليزية أو الألمانية أو الفرنسية أو الإسبانية.',
  ],
  [/\p{Script=Hebrew}/gu, 'איני יכול לענות בעברית. אנא כתבו באנגלית, בגרמנית, בצרפתית או בספרדית.'],
  [
    /\p{Script=Greek}/gu,
    'Δεν μπορώ να απαντήσω στα ελληνικά. Γράψτε στα αγγλικά, γερμανικά, γαλλικά ή ισπανικά.',
  ],
  [/\p{Script=Devanagari}/gu, 'मैं हिन्दी में उत्तर नहीं दे सकता। कृपया अंग्रेज़ी, जर्मन, फ़्रेंच या स्पेनिश में लिखें।'],
  [/\p{Script=Thai}/gu, 'ไม่สามารถตอบเป็นภาษาไทยได้ โปรดเขียนเป็นภาษาอังกฤษ เยอรมัน ฝรั่งเศส หรือสเปน'],
  [
    /\p{L}*[ąćęłńśźż]\p{L}*/giu,
    'Nie mogę odpowiadać po polsku. Proszę pisać po angielsku, niemiecku, francusku lub hiszpańsku.',
  ],
  [
    /\p{L}*[ğışİ]\p{L}*/gu,
    'Türkçe yanıt veremiyorum. Lütfen İngilizce, Almanca, Fransızca veya İspanyolca yazın.',
  ],
];
/** A single letter, or of Latin script a single word, may stand in a name. */
const leastLetters = 2;

export function unreadLanguage(message: string): string | undefined {
  return sentences.find(([letters]) => (message.match(letters)?.length ?? 0) >= leastLetters)?.[1];
}
