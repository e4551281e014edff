import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/examRoom'

/** The sentences of the exam room that are not the exam kit's. */
export const text: Widened<typeof english> = {
  title: 'විභාගය',
  loading: 'විභාගය ලබා ගනිමින්…',
  backToExams: 'ආපසු විභාග වෙත',
  noQuestions: 'ප්‍රශ්න නොමැත',
  loggedOut: 'ඔබ ගිණුමෙන් පිට වී ඇත. ඔබේ පිළිතුරු මෙම උපාංගයේ සුරැකී ඇත.',
  loggedOutText: 'ඒවා යැවීමට නැවත පිවිසෙන්න. විභාගය විවෘතව පවතී.',
  logIn: 'පිවිසෙන්න',
  logInTitle: 'නැවත පිවිසෙන්න',
  logInText: (name) => `මෙම විභාගය දිගටම කිරීමට ${name} ලෙස පිවිසෙන්න.`,
  logInTextUnnamed: 'මෙම විභාගය ආරම්භ කළ සිසුවා ලෙස පිවිසෙන්න.',
  otherLearner: 'මෙම විභාගය වෙනත් සිසුවෙකුට අයත් ය. ඔහු හෝ ඇය නැවත පිවිසෙන තෙක් එහි පිළිතුරු මෙම උපාංගයේ සුරැකී ඇත.',
}
