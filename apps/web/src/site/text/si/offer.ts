import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/offer'

/** The line that offers Sinhala. */
export const text: Widened<typeof english> = {
  offer: 'මෙම වෙබ් අඩවිය සිංහලෙන් කියවිය හැක.',
  accept: 'සිංහලෙන් කියවන්න',
  stay: 'ඉංග්‍රීසියෙන් දිගටම කියවන්න',
}
