import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/sessions'

/** Every sentence of the list of sessions. */
export const text: Widened<typeof english> = {
  title: 'ඔබ පිවිසී සිටින උපාංග',
  lead: 'ඔබ නොදන්නා උපාංගයක් ඇත්නම්, එය ගිණුමෙන් ඉවත් කර ඔබේ මුරපදය වෙනස් කරන්න.',
  changePassword: 'මුරපදය වෙනස් කරන්න',
  loading: 'ලබා ගනිමින්…',
  failed: 'ඔබේ උපාංග ලබා ගත නොහැකි විය.',
  endFailed: 'මෙම උපාංගය ගිණුමෙන් ඉවත් කළ නොහැකි විය. කරුණාකර නැවත උත්සාහ කරන්න.',
  retry: 'නැවත උත්සාහ කරන්න',
  unknownDevice: 'නොදන්නා උපාංගයක්',
  phone: (browser) => `දුරකථනයක ${browser}`,
  computer: (browser) => `පරිගණකයක ${browser}`,
  otherBrowser: 'වෙනත් බ්‍රවුසරයක්',
  thisDevice: 'මෙම උපාංගය',
  since: (date) => `පිවිසුණේ: ${date}`,
  lastUsed: (date) => `අවසන් වරට භාවිත කළේ: ${date}`,
  end: 'ගිණුමෙන් ඉවත් කරන්න',
  endOf: (device) => `ගිණුමෙන් ඉවත් කරන්න: ${device}`,
  endOthers: 'අනෙක් උපාංග සියල්ල ඉවත් කරන්න',
}
