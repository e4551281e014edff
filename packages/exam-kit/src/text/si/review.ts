import type { ReviewText } from '../review'

/** The review in Sinhala. */
export const sinhalaReviewText: ReviewText = {
  title: 'ප්‍රශ්න සමාලෝචනය',
  filters: 'පෙන්වන ප්‍රශ්න',
  all: 'සියලු ප්‍රශ්න',
  correct: (count) => `නිවැරදි (${count})`,
  incorrect: (count) => `වැරදි (${count})`,
  expandAll: 'සියල්ල දිගහරින්න',
  collapseAll: 'සියල්ල හකුළන්න',
  print: 'මුද්‍රණය කරන්න',
  row: (number, section, text) => `ප්‍රශ්නය ${number} (${section}): ${text ?? 'පින්තූරයක් සහිත ප්‍රශ්නය'}`,
  imageBased: 'පින්තූරයක් සහිත ප්‍රශ්නය',
  rightMark: 'නිවැරදි',
  wrongMark: 'වැරදි',
  yourAnswer: 'ඔබේ පිළිතුර',
  noAnswer: 'පිළිතුරක් දී නැත',
  correctAnswer: 'නිවැරදි පිළිතුර',
  notSpecified: 'සඳහන් කර නැත',
  options: 'වරණ',
  optionCorrect: 'නිවැරදි',
  optionChosenWrong: 'ඔබේ පිළිතුර, වැරදි',
  optionChosenCorrect: 'ඔබේ පිළිතුර, නිවැරදි',
  explanation: 'පැහැදිලි කිරීම',
  transcript: 'ශ්‍රවණ පාඨය',
  empty: 'මෙම කාණ්ඩයේ පෙන්වීමට ප්‍රශ්න නැත',
  printedOn: (moment) => `මුද්‍රණය කළේ: ${moment}`,
  rowShort: (number, section) => `ප්‍රශ්නය ${number} (${section})`,
  clip: (number) => `${number} වන ප්‍රශ්නයේ හඬ පටය`,
  speed: 'වේගය',
  speeds: { normal: '1×', slow: '0.75×' },
  clipMissing: 'හඬ පටය ලබා ගත නොහැකි විය',
  group: (numbers) =>
    numbers.length === 1
      ? `ප්‍රශ්නය ${numbers[0]}`
      : `ප්‍රශ්න ${numbers.slice(0, -1).join(', ')} සහ ${numbers.at(-1)}`,
  translation: 'පරිවර්තනය',
  vocabulary: 'ඉගෙන ගත යුතු වචන',
  unreviewed: 'තවම කිසිවෙකු විසින් පරීක්ෂා කර නැත.',
}
