import type { UserData } from '@naru/api'
import { isolate } from '@naru/exam-kit/content'
import { Avatar } from '@naru/ui/Avatar'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { useSharedText } from '@naru/app-shell/text'
import { greetingName, orNotAvailable, studentId } from '@naru/app-shell/user/userNames'
import { useText } from '../frame/text'
import { useStudentText } from '../frame/text/student'
import * as css from './Today.css'

/** Greeting and data of the learner; what fails to load shows fallbacks. */
export const Person = ({ data }: { data: UserData | undefined }) => {
  const t = useStudentText()
  const tSite = useText()
  const tShared = useSharedText()
  const facts = [
    { term: t('dashboard.studentId'), value: studentId(data?.userId, tShared('notAvailable')) },
    { term: t('dashboard.email'), value: orNotAvailable(data?.email, tShared('notAvailable')) },
    { term: t('dashboard.contactNo'), value: orNotAvailable(data?.phone, tShared('notAvailable')) },
  ]
  return (
    <section className={css.person} aria-labelledby="person">
      <Avatar generic />
      <div className={css.personText}>
        <Heading level={2} size="lg" id="person">
          {t('dashboard.hello', { name: isolate(greetingName(data ?? {}, t('dashboard.nobody'))) })}
        </Heading>
        <dl className={css.facts}>
          {facts.map(({ term, value }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Inline>
          <ButtonLink href="/exams">{tSite('home.startExam')}</ButtonLink>
          <Link href="/profile" variant="standalone">
            {t('dashboard.openProfile')}
          </Link>
        </Inline>
      </div>
    </section>
  )
}
