import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/sessions'

/** Every sentence of the list of sessions in Tamil. */
export const text: Widened<typeof english> = {
  title: 'நீங்கள் உள்நுழைந்துள்ள சாதனங்கள்',
  lead: 'உங்களுக்குத் தெரியாத சாதனம் இருந்தால், அதைக் கணக்கிலிருந்து வெளியேற்றி, உங்கள் கடவுச்சொல்லை மாற்றுங்கள்.',
  changePassword: 'கடவுச்சொல்லை மாற்றுக',
  loading: 'ஏற்றப்படுகிறது…',
  failed: 'உங்கள் சாதனங்களை ஏற்ற முடியவில்லை.',
  endFailed: 'இந்தச் சாதனத்தைக் கணக்கிலிருந்து வெளியேற்ற முடியவில்லை. தயவுசெய்து மீண்டும் முயற்சிக்கவும்.',
  retry: 'மீண்டும் முயல்க',
  unknownDevice: 'தெரியாத சாதனம்',
  phone: (browser) => `தொலைபேசியில் ${browser}`,
  computer: (browser) => `கணினியில் ${browser}`,
  otherBrowser: 'வேறு உலாவி',
  thisDevice: 'இந்தச் சாதனம்',
  since: (date) => `உள்நுழைந்தது: ${date}`,
  lastUsed: (date) => `கடைசியாகப் பயன்படுத்தியது: ${date}`,
  end: 'வெளியேற்றுக',
  endOf: (device) => `வெளியேற்றுக: ${device}`,
  endOthers: 'மற்ற எல்லாச் சாதனங்களையும் வெளியேற்றுக',
}
