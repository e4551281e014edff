import type { Widened } from '../../createTextArea'
import type { text as english } from '../en/ui'

/** The library's own texts in Sinhala. */
export const text: Widened<typeof english> = {
  close: 'වසන්න',
  showPassword: 'මුරපදය පෙන්වන්න',
  hidePassword: 'මුරපදය සඟවන්න',
  country: 'රට',
  otpDigit: (position, length) => `ඉලක්කම් ${length}න් ${position} වන ඉලක්කම`,
  previous: 'පෙර',
  next: 'ඊළඟ',
  pause: 'මඳකට නවත්වන්න',
  play: 'ධාවනය කරන්න',
  slide: (position, count) => `ස්ලයිඩ ${count}න් ${position} වන ස්ලයිඩය`,
  carousel: 'මාරු වන ස්ලයිඩ පෙළ',
  slideKind: 'ස්ලයිඩය',
  notifications: 'දැනුම්දීම්',
  rating: (value, max) => `තරු ${max}න් ${value}`,
  openMenu: 'මෙනුව විවෘත කරන්න',
  closeMenu: 'මෙනුව වසන්න',
  collapseNavigation: 'පැති මෙනුව හකුළන්න',
  expandNavigation: 'පැති මෙනුව දිගහරින්න',
  required: 'අනිවාර්යයි',
  skipToContent: 'අන්තර්ගතයට යන්න',
  mainNavigation: 'ප්‍රධාන මෙනුව',
  footerNavigation: 'පහළ මෙනුව',
  tone: { info: 'සටහන', success: 'සාර්ථකයි', warning: 'අවවාදයයි', danger: 'දෝෂයකි' },
}
