import { allExamsQuery } from '@naru/api/queries'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useAdminText } from '../text/admin'
import { AdminFrame } from '../frame/AdminFrame'
import { EntryCard } from '../parts/EntryCard'
import { Loaded } from '../frame/Loaded'

export const ExamsPage = () => {
  const t = useAdminText()
  const exams = useQuery(allExamsQuery(api))
  return (
    <AdminFrame title={t('exams.title')} lead={t('exams.lead')}>
      <Loaded query={exams} isEmpty={({ length }) => length === 0} empty={t('exams.empty')}>
        {(all) => (
          <Stack as="ul" aria-label={t('exams.title')}>
            {all.map(({ _id, topic, duration, questionCount, version, isOffered }) => (
              <EntryCard
                key={_id}
                name={topic}
                state={
                  isOffered
                    ? { label: t('exams.offered'), tone: 'success', icon: 'check' }
                    : { label: t('exams.notOffered'), tone: 'neutral', icon: 'close' }
                }
                facts={[duration, t('exams.questions', { count: questionCount }), t('exams.version', { version })]}
                actions={
                  <>
                    <ButtonLink
                      size="small"
                      iconStart="eye"
                      href={`/admin/preview/${encodeURIComponent(_id)}`}
                      aria-label={t('about', { action: t('exams.preview'), name: topic })}
                    >
                      {t('exams.preview')}
                    </ButtonLink>
                    <ButtonLink
                      size="small"
                      href={`/admin/exams/${encodeURIComponent(_id)}/statistics`}
                      aria-label={t('about', { action: t('exams.statistics'), name: topic })}
                    >
                      {t('exams.statistics')}
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
