import type { Widened } from '../../createTextArea'
import type { text as english } from '../en/ui'

/** The library's own texts in Tamil. */
export const text: Widened<typeof english> = {
  close: 'மூடுக',
  showPassword: 'கடவுச்சொல்லைக் காட்டுக',
  hidePassword: 'கடவுச்சொல்லை மறைக்க',
  country: 'நாடு',
  otpDigit: (position, length) => `${length} இலக்கங்களில் ${position}ஆவது`,
  previous: 'முந்தையது',
  next: 'அடுத்தது',
  pause: 'இடைநிறுத்துக',
  play: 'இயக்குக',
  slide: (position, count) => `${count} படவில்லைகளில் ${position}ஆவது`,
  carousel: 'படவில்லைத் தொகுப்பு',
  slideKind: 'படவில்லை',
  notifications: 'அறிவித்தல்கள்',
  rating: (value, max) => `${max} நட்சத்திரங்களில் ${value}`,
  openMenu: 'பட்டியைத் திறக்க',
  closeMenu: 'பட்டியை மூடுக',
  collapseNavigation: 'வழிசெலுத்தலைச் சுருக்குக',
  expandNavigation: 'வழிசெலுத்தலை விரிக்க',
  required: 'கட்டாயம்',
  skipToContent: 'உள்ளடக்கத்திற்குச் செல்க',
  mainNavigation: 'முதன்மை வழிசெலுத்தல்',
  footerNavigation: 'அடிப்பகுதி வழிசெலுத்தல்',
  tone: { info: 'குறிப்பு', success: 'நிறைவேறியது', warning: 'எச்சரிக்கை', danger: 'தவறு' },
}
