/** Names that stress a layout. For stories only. */
export const hardNames = {
  long: 'Wanniarachchige'.repeat(20),
  words: 'Rajapakse Wickremesinghe Mudiyanselage '.repeat(8).slice(0, 300).trim(),
  sinhala: 'නිමාලි පෙරේරා විජේසිංහ',
  tamil: 'தமிழ்ச்செல்வி இராமநாதன்',
  korean: '김나루',
  joiner: 'ශ්\u200dරී ක්\u200dරිෂාන්',
  rtl: 'محمد\u200f',
  emoji: '👩🏽‍🎓🇱🇰 Nimali 🚢',
} as const

export const fitsTheScreen = (): boolean => document.documentElement.scrollWidth <= document.documentElement.clientWidth
