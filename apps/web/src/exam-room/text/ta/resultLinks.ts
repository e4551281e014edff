import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/resultLinks'

/** The links below a result in the exam room, in Tamil. */
export const text: Widened<typeof english> = {
  title: 'அடுத்து என்ன செய்யலாம்',
  analysis: 'உங்கள் பலவீனமான தலைப்புகளைப் பார்க்க',
  practice: 'பிழையாக விடையளித்த வினாக்களைப் பயிற்சி செய்க',
  words: 'இந்த வினாத்தாளின் சொற்கள்',
}
