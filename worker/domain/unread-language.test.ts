import { describe, expect, it } from 'vitest';
import { unreadLanguage } from './unread-language.ts';

describe('a language nobody here answers in', () => {
  it.each([
    ['大きなソファはありますか', '日本語'],
    ['큰 소파 있나요?', '한국어'],
    ['有大沙发吗', '中文'],
    ['Есть ли у вас большой диван?', 'по-русски'],
    ['Чи є у вас великий диван і крісло? Її ціна?', 'українською'],
    ['هل لديكم أريكة كبيرة؟', 'العربية'],
    ['יש לכם ספה גדולה?', 'עברית'],
    ['Έχετε μεγάλο καναπέ;', 'ελληνικά'],
    ['क्या आपके पास बड़ा सोफा है?', 'हिन्दी'],
    ['มีโซฟาใหญ่ไหม', 'ภาษาไทย'],
    ['Czy macie dużą łóżko i krzesło?', 'polsku'],
    ['Büyük bir koltuğunuz var mı, gri ışıklı?', 'Türkçe'],
  ])('%j is answered with a sentence in it', (message, language) => {
    expect(unreadLanguage(message)).toContain(language);
  });

  it.each([
    'a big sofa',
    'Größe für die Küche',
    'canapé à côté de la fenêtre, ça coûte',
    'sofá pequeño para niño',
    'poltrona è più grande',
    'não há sofás',
    'een tweezitsbank',
    'a Łódź poster',
    'a 日 poster',
  ])('%j is in none', (message) => {
    expect(unreadLanguage(message)).toBeUndefined();
  });
});
