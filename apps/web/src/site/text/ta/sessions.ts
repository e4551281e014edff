import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/sessions'

/** Every sentence of the list of sessions in Tamil. */
export const text: Widened<typeof english> = {
  title: 'நீங்கள் உள்நுழைந்துள்ள இடங்கள்',
  lead: 'உங்களுக்குத் தெரியாத உள்நுழைவு இருந்தால் அதை முடித்துவிட்டு, உங்கள் கடவுச்சொல்லை மாற்றுங்கள்.',
  loading: 'ஏற்றப்படுகிறது…',
  failed: 'உங்கள் உள்நுழைவுகளை ஏற்ற முடியவில்லை.',
  endFailed: 'இந்த உள்நுழைவை முடிக்க முடியவில்லை. தயவுசெய்து மீண்டும் முயற்சிக்கவும்.',
  retry: 'மீண்டும் முயல்க',
  unknownDevice: 'தெரியாத சாதனம்',
  phone: (browser) => `தொலைபேசியில் ${browser}`,
  computer: (browser) => `கணினியில் ${browser}`,
  otherBrowser: 'வேறு உலாவி',
  thisDevice: 'இந்தச் சாதனம்',
  since: (date) => `உள்நுழைந்தது: ${date}`,
  lastUsed: (date) => `கடைசியாகப் பயன்படுத்தியது: ${date}`,
  end: 'முடிக்க',
  endOf: (device) => `முடிக்க: ${device}`,
  endOthers: 'மற்ற எல்லாவற்றையும் முடிக்க',
}
