/** Who opens a page. */
type Reader = 'visitor' | 'learner'

/** A page of the site, as the checks of every page need it. */
export interface SiteRoute {
  path: string
  /** The whole title of the tab. */
  title: string
  reader: Reader
  /** Answers to calls that only an admin may make, by pattern of their address. */
  answers: Record<string, unknown>
}

const page = (
  path: string,
  title: string,
  reader: Reader = 'visitor',
  answers: SiteRoute['answers'] = {},
): SiteRoute => ({ path, title: `${title} · Naru`, reader, answers })

const users = [
  { id: '65f1c0a29b7d4e3f8a1b2c3d', name: 'Nimali Perera', isActive: true },
  { id: '65f1c0a29b7d4e3f8a1b2c41', name: 'Tharushi Silva', isActive: false },
]

/** Every address of the specification's §2 that is a page, in its order; then the exam room and an address without a page. */
export const routes: SiteRoute[] = [
  page('/', 'EPS-TOPIK practice'),
  page('/about', 'About Naru'),
  page('/pricing', 'Price Plans'),
  page('/contact', 'Contact Us'),
  page('/privacyPolicy', 'Privacy Policy'),
  page('/termsAndConditions', 'Terms and Conditions'),
  page('/refundPolicy', 'Refund Policy'),
  page('/signup', 'Sign up'),
  page('/login', 'Login'),
  page('/email-verify', 'Verify Your Email', 'learner'),
  page('/reset-password', 'Reset Password'),
  page('/userActivation', 'Users Activation Status', 'learner', { '**/api/user': users }),
  page('/dashboard', 'Dashboard', 'learner'),
  page('/exams', 'Available Exams', 'learner'),
  page('/leaderboard', 'Leaderboard', 'learner'),
  page('/videos', 'Videos', 'learner'),
  page('/guidelines', 'Guidelines', 'learner'),
  page('/profile', 'Profile', 'learner'),
  page('/editprofile', 'Edit Profile', 'learner'),
  page('/myresult', 'My Result', 'learner'),
  page('/notification', 'Notification', 'learner'),
  page('/quiz', 'Exam', 'learner'),
  page('/quiz/eps-topik-mini', 'EPS-TOPIK Mini Practice', 'learner'),
  page('/payment/success', 'Your payment', 'learner'),
  page('/payment/cancel', 'Payment cancelled', 'learner'),
  page('/no/such/page', 'Page not found'),
]
