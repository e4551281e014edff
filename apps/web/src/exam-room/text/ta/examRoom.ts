import type { Widened } from '@naru/ui/language'
import type { text as english } from '../en/examRoom'

/** The sentences of the exam room that are not the exam kit's, in Tamil. */
export const text: Widened<typeof english> = {
  title: 'பரீட்சை',
  loading: 'பரீட்சை ஏற்றப்படுகிறது…',
  backToExams: 'பரீட்சைகளுக்குத் திரும்புக',
  noQuestions: 'வினாக்கள் எதுவும் இல்லை',
  loggedOut: 'உங்கள் கணக்கிலிருந்து வெளியேற்றப்பட்டுள்ளீர்கள். உங்கள் விடைகள் இந்தச் சாதனத்தில் சேமிக்கப்பட்டுள்ளன.',
  loggedOutText: 'அவற்றை அனுப்ப மீண்டும் உள்நுழையுங்கள். பரீட்சை திறந்தே இருக்கும்.',
  logIn: 'உள்நுழைக',
  logInTitle: 'மீண்டும் உள்நுழைக',
  logInText: (name) => `இந்தப் பரீட்சையைத் தொடர, ${name} அவர்களின் கணக்கில் உள்நுழையுங்கள்.`,
  logInTextUnnamed: 'இந்தப் பரீட்சையைத் தொடங்கிய மாணவரின் கணக்கில் உள்நுழையுங்கள்.',
  otherLearner: 'இந்தப் பரீட்சை மற்றொரு மாணவருடையது. அவர் மீண்டும் உள்நுழையும் வரை அவருடைய விடைகள் இந்தச் சாதனத்தில் சேமிக்கப்பட்டிருக்கும்.',
}
