import { plural, type Widened } from '@naru/ui/language'
import type { text as english } from '../en/words'

const countOf = (words: number) => plural('ta', words, { one: '1 சொல்', other: `${words} சொற்கள்` })

/** Every sentence of /words that is not the exam kit's, in Tamil. */
export const text: Widened<typeof english> = {
  title: 'சொற்கள்',
  lead: 'ஒரு நாளைக்கு ஏறத்தாழப் பத்து நிமிடங்களில் பாடநூலின் சொற்களைக் கற்றுக்கொள்ளுங்கள்.',
  which: 'எந்தச் சொற்கள்',
  all: 'எல்லா அலகுகளும்',
  unit: (unit, name, words) => `அலகு ${unit}: ${name} (${countOf(words)})`,
  unitOnly: (unit) => `அலகு ${unit}`,
  paper: (topic) => `உங்கள் வினாத்தாளின் சொற்கள்: ${topic}`,
  paperOnly: 'ஒரு வினாத்தாளின் சொற்கள்',
  unitUnverified: 'இந்த அலகின் பெயர் இன்னும் பாடநூலுடன் ஒப்பிட்டுச் சரிபார்க்கப்படவில்லை.',
  language: 'பொருள்களின் மொழி',
  today: 'இன்றைய சொற்கள்',
  loading: 'சொற்கள் ஏற்றப்படுகின்றன…',
  count: (words, minutes) =>
    `${countOf(words)}, ஏறத்தாழ ${plural('ta', minutes, { one: '1 நிமிடம்', other: `${minutes} நிமிடங்கள்` })}.`,
  start: 'தொடங்குக',
  nothing: 'இன்றைய எல்லாச் சொற்களையும் பயிற்சி செய்துவிட்டீர்கள்.',
  begunToday: (words) => `இன்று ${words === 1 ? 'ஒரு புதிய சொல்லை' : `${words} புதிய சொற்களை`}க் கற்கத் தொடங்கியுள்ளீர்கள்.`,
  learnMore: (words) => `மேலும் ${words === 1 ? 'ஒரு சொல்லை' : `${words} சொற்களை`}க் கற்க`,
  noPlanTitle: 'சொற்களுக்கு ஒரு திட்டம் தேவை',
  noPlan: 'செயற்பாட்டில் உள்ள எந்தத் திட்டத்துடனும் சொற்களைப் பயிற்சி செய்யலாம். இலவசத் திட்டமே போதும்.',
  seePlans: 'விலைத் திட்டங்களைப் பார்க்க',
  offlineTitle: 'இணைய இணைப்பு இல்லை',
  offline: 'இணைய இணைப்பு மீண்டும் கிடைத்ததும் சொற்கள் ஏற்றப்படும்.',
  failed: 'சொற்களை ஏற்ற முடியவில்லை. தயவுசெய்து மீண்டும் முயற்சிக்கவும்.',
  unsupported: 'இந்தச் சேவையகத்தில் சொற்பயிற்சி வசதி இல்லை.',
  retry: 'மீண்டும் முயல்க',
  list: 'நீங்கள் தெரிவுசெய்த எல்லாச் சொற்களும்',
  listHint: 'ஓர் அலகின் அல்லது வினாத்தாளின் சொற்களை வாசிக்கவும் கேட்கவும் அதைத் தெரிவுசெய்யுங்கள்.',
  emptyList: 'இங்கே சொற்கள் இல்லை.',
  progress: (position, total) => `சொல் ${position} / ${total}`,
  stop: 'நிறுத்துக',
  rejected: (reason) => `ஒரு விடை கணக்கிடப்படவில்லை. ${reason}`,
  done: 'நிறைவடைந்தது',
  result: (right, total) => `உங்களுக்குத் தெரிந்த சொற்கள்: ${right} / ${total}.`,
  missed: 'இந்தச் சொற்களை மீண்டும் பாருங்கள்',
  again: 'இவற்றை மீண்டும் பயிற்சி செய்க',
  back: 'எல்லாச் சொற்களுக்கும் திரும்புக',
}
