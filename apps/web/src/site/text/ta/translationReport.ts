import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/translationReport'

/** The sentences of a report about a mistake in a translation, in Tamil. */
export const text: Widened<typeof english> = {
  title: 'பிழையை அறிவிக்க',
  lead: 'இது வரைவு மொழிபெயர்ப்பு. என்ன பிழை என்று எங்களிடம் கூறுங்கள். நாங்கள் திருத்துவோம்.',
  message: 'என்ன பிழை?',
  help: 'இந்தப் பக்கத்தின் முகவரியும் மொழியும் இதனுடன் அனுப்பப்படும்.',
  send: 'அனுப்புக',
  cancel: 'கைவிடுக',
  sent: 'நன்றி. உங்கள் அறிவிப்பு அனுப்பப்பட்டது.',
  notSent: 'உங்கள் அறிவிப்பு அனுப்பப்படவில்லை.',
  cannotSend: 'இப்போது இங்கிருந்து பிழைகளை அறிவிக்க முடியாது.',
  close: 'மூடுக',
}
