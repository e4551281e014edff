/** Who opens a page. */
type Reader = 'visitor' | 'learner'

/** A page of the site, as the checks of every page need it. */
export interface SiteRoute {
  path: string
  /** The whole title of the tab. */
  title: string
  reader: Reader
}

const page = (path: string, title: string, reader: Reader = 'visitor'): SiteRoute => ({
  path,
  title: `${title} · Naru`,
  reader,
})

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
  page('/dashboard', 'Dashboard', 'learner'),
  page('/exams', 'Available Exams', 'learner'),
  page('/leaderboard', 'Leaderboard', 'learner'),
  page('/videos', 'Videos', 'learner'),
  page('/guidelines', 'Guidelines', 'learner'),
  page('/quiz', 'Exam', 'learner'),
  page('/quiz/eps-topik-mini', 'EPS-TOPIK Mini Practice', 'learner'),
  page('/no/such/page', 'Page not found'),
]
