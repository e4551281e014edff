import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/resultLinks'

/** The links below a result in the exam room. */
export const text: Widened<typeof english> = {
  title: 'ඊළඟට කළ යුතු දේ',
  analysis: 'ඔබේ දුර්වල මාතෘකා බලන්න',
  practice: 'වැරදුණු ප්‍රශ්න පුහුණු වන්න',
  words: 'මෙම ප්‍රශ්න පත්‍රයේ වචන',
}
