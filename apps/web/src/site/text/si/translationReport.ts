import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/translationReport'

/** The sentences of a report about a mistake in a translation, in Sinhala. */
export const text: Widened<typeof english> = {
  title: 'වරදක් දන්වන්න',
  lead: 'මෙය කෙටුම්පත් පරිවර්තනයකි. වරද කුමක්දැයි අපට කියන්න. අපි එය නිවැරදි කරන්නෙමු.',
  message: 'වරද කුමක්ද?',
  help: 'මෙම පිටුවේ ලිපිනය සහ භාෂාව ද ඒ සමඟ යවනු ලැබේ.',
  send: 'යවන්න',
  cancel: 'අවලංගු කරන්න',
  sent: 'ස්තුතියි. ඔබේ වාර්තාව යවන ලදී.',
  notSent: 'ඔබේ වාර්තාව යවා නැත.',
  cannotSend: 'මේ මොහොතේ මෙතැනින් වැරදි දැන්විය නොහැක.',
  close: 'වසන්න',
}
