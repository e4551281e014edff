import { allExamsQuery } from '@naru/api'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../shared/api'
import { useAdminText } from '../../text/admin'
import { AdminFrame } from './AdminFrame'
import { EntryCard } from './EntryCard'
import { Loaded } from './Loaded'

/** All exams, each with links to its preview and statistics. */
export const ExamsPage = () => {
  const { exams: text, about } = useAdminText()
  const exams = useQuery(allExamsQuery(api))
  return (
    <AdminFrame title={text.title} lead={text.lead}>
      <Loaded query={exams} isEmpty={({ length }) => length === 0} empty={text.empty}>
        {(all) => (
          <Stack as="ul" aria-label={text.title}>
            {all.map(({ _id, topic, duration, questionCount, version, isOffered }) => (
              <EntryCard
                key={_id}
                name={topic}
                state={
                  isOffered
                    ? { label: text.offered, tone: 'success', icon: 'check' }
                    : { label: text.notOffered, tone: 'neutral', icon: 'close' }
                }
                facts={[duration, text.questions(questionCount), text.version(version)]}
                actions={
                  <>
                    <ButtonLink
                      size="small"
                      iconStart="eye"
                      href={`/admin/preview/${encodeURIComponent(_id)}`}
                      aria-label={about(text.preview, topic)}
                    >
                      {text.preview}
                    </ButtonLink>
                    <ButtonLink
                      size="small"
                      href={`/admin/exams/${encodeURIComponent(_id)}/statistics`}
                      aria-label={about(text.statistics, topic)}
                    >
                      {text.statistics}
                    </ButtonLink>
                  </>
                }
              />
            ))}
          </Stack>
        )}
      </Loaded>
    </AdminFrame>
  )
}
