import { isUnsupported, setLanguage } from '@naru/api'
import { isLanguage, type Language } from '@naru/api/languages'
import { downloadMyDataMutation, requestAccountDeletionMutation, updateCached, userDataQuery } from '@naru/api/queries'
import { LazyReportDialog } from '@naru/app-shell/frame/LazyReportDialog'
import { api } from '@naru/app-shell/api'
import { useErrors } from '@naru/app-shell/errors'
import { chooseLanguage, hasDrafts, languageItems, useDates } from '@naru/app-shell/language'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { saveBase64 } from '@naru/app-shell/saveFile'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { greetingName, studentId } from '@naru/app-shell/user/userNames'
import { Alert } from '@naru/ui/Alert'
import { Avatar } from '@naru/ui/Avatar'
import { CancelButton } from '@naru/app-shell/parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Dialog } from '@naru/ui/Dialog'
import { Form } from '@naru/ui/Form'
import { Grid } from '@naru/ui/Grid'
import { Heading } from '@naru/ui/Heading'
import { Icon } from '@naru/ui/Icon'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { PasswordField } from '@naru/ui/PasswordField'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { useLanguage } from '@naru/ui/language'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LeaderboardName } from './LeaderboardName'
import * as css from './Profile.css'
import { Sessions } from './Sessions'
import { StudyMailSettings } from './StudyMailSettings'
import { useKeepAccount } from './useKeepAccount'
import { useMyDataText } from '../text/myData'
import { useStudentText } from '../../frame/text/student'
import { Purchases } from '../../plans/purchases/Purchases'

/** Links to the learner's data, results and notifications. Data that fails to load shows fallbacks. */
export const ProfilePage = () => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const { data } = useQuery(userDataQuery(api))

  const ways = [
    { href: '/editprofile', icon: 'edit', label: tStudent('profile.edit'), about: tStudent('profile.editText') },
    { href: '/myresult', icon: 'medal', label: tStudent('profile.results'), about: tStudent('profile.resultsText') },
    {
      href: '/notification',
      icon: 'bell',
      label: tStudent('profile.notifications'),
      about: tStudent('profile.notificationsText'),
    },
  ] as const

  return (
    <Page>
      <Stack gap={32}>
        <PageHead tab title={tStudent('profile.title')} />
        <div className={css.person}>
          <Avatar generic size="large" />
          <div className={css.words}>
            <bdi className={css.name}>{greetingName(data ?? {}, tStudent('dashboard.nobody'))}</bdi>
            <Text tone="muted" size="sm">
              {tStudent('dashboard.studentId')}: {studentId(data?.userId, tShared('notAvailable'))}
            </Text>
          </div>
        </div>
        <nav aria-label={tStudent('profile.title')}>
          <Grid as="ul" minItemWidth="17rem" gap={16}>
            {ways.map(({ href, icon, label, about }) => (
              <Card key={href} as="li" interactive>
                <div className={css.way}>
                  <span className={css.picture}>
                    <Icon name={icon} />
                  </span>
                  <Stack gap={4}>
                    <Link href={href} variant="standalone" className={css.cover}>
                      {label}
                    </Link>
                    <Text tone="muted">{about}</Text>
                  </Stack>
                </div>
              </Card>
            ))}
          </Grid>
        </nav>
        <div id="purchases">
          <Purchases />
        </div>
        <LanguageSetting />
        <StudyMailSettings />
        <LeaderboardName />
        <Sessions />
        <MyData />
      </Stack>
    </Page>
  )
}

/**
 * The language of the learner's pages and mails. The page changes at once; what the account stores is shown. Where texts
 * are drafts, a mistake can be reported.
 */
const LanguageSetting = () => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const { formatError } = useErrors()
  const shown = useLanguage()
  const queryClient = useQueryClient()
  const { data: user } = useQuery(userDataQuery(api))
  const [isReporting, setReporting] = useState(false)
  const [isNotShown, setNotShown] = useState(false)
  const save = useSingleFlightMutation({
    mutationFn: (language: Language) => setLanguage(api, language),
    onSuccess: (_saved, language) =>
      updateCached(queryClient, userDataQuery(api).queryKey, (before) => ({ ...before, language })),
  })
  const choose = (language: Language) => {
    setNotShown(false)
    save.mutate(language)
    chooseLanguage(language).catch(() => setNotShown(true))
  }
  const failure = () => {
    if (isNotShown) return tShared('language.failed')
    // The choice stays on this device.
    return save.isError && !isUnsupported(save.error) ? formatError('changeLanguage', save.error) : undefined
  }

  return (
    <Card>
      <Stack gap={16}>
        <Select
          label={tStudent('profile.language')}
          description={tStudent('profile.languageHelp')}
          items={languageItems()}
          value={(save.isPending ? save.variables : undefined) ?? user?.language ?? shown}
          onChange={(id) => isLanguage(id) && choose(id)}
          isDisabled={save.isPending}
          errorMessage={failure()}
        />
        {hasDrafts(shown) && (
          <span>
            <Button variant="quiet" iconStart="flag" onPress={() => setReporting(true)}>
              {tShared('nav.draftTranslation')}
            </Button>
          </span>
        )}
        <LazyReportDialog load={isReporting} isOpen={isReporting} onClose={() => setReporting(false)} />
        {save.isSuccess && <Alert tone="success">{tStudent('profile.languageSaved')}</Alert>}
      </Stack>
    </Card>
  )
}

const Download = () => {
  const t = useMyDataText()
  const { failureOf } = useErrors()
  const download = useSingleFlightMutation({
    ...downloadMyDataMutation(api),
    onSuccess: (file) => {
      saveBase64(file.fileName, file.zip, 'application/zip')
      toast.success(t('downloaded'))
    },
  })
  return (
    <Stack gap={12}>
      <Text>{t('downloadText')}</Text>
      <FailureAlert failure={failureOf('myDataDownload', download)} />
      <span>
        <Button isPending={download.isPending} onPress={() => download.mutate()}>
          {t('download')}
        </Button>
      </span>
    </Stack>
  )
}

const MyData = () => {
  const t = useMyDataText()
  const { day } = useDates()
  const { data: user } = useQuery(userDataQuery(api))
  const keep = useKeepAccount()
  const [isAsking, setAsking] = useState(false)
  const deletionAt = user?.deletionAt
  return (
    <Card as="section" aria-labelledby="my-data">
      <Stack gap={24}>
        <Heading level={2} size="xl" id="my-data">
          {t('heading')}
        </Heading>
        <Download />
        <Stack gap={12}>
          <Text>{deletionAt === undefined ? t('deleteText') : t('pending', { day: day(deletionAt) })}</Text>
          <span>
            {/* One button, so that it stays focused when its action changes. */}
            <Button
              variant={deletionAt === undefined ? 'danger' : 'primary'}
              {...(deletionAt === undefined ? { onPress: () => setAsking(true), children: t('delete') } : keep)}
            />
          </span>
        </Stack>
      </Stack>
      {isAsking && <DeleteAccount onClose={() => setAsking(false)} />}
    </Card>
  )
}

/** Says what a deletion removes and what stays, and asks for the password. Open while rendered. */
const DeleteAccount = ({ onClose }: { onClose: () => void }) => {
  const t = useMyDataText()
  const { failureOf } = useErrors()
  const [password, setPassword] = useState('')
  const request = useSingleFlightMutation({
    ...requestAccountDeletionMutation(api),
    onSuccess: () => {
      toast.success(t('requested'))
      onClose()
    },
  })
  return (
    <Dialog title={t('title')} wide onClose={onClose}>
      <Form onSubmit={() => request.mutate({ password })}>
        <Stack gap={16}>
          <Text>
            <strong>{t('deletedTitle')}</strong> {t('deleted')}
          </Text>
          <Text>
            <strong>{t('staysTitle')}</strong> {t('stays')}
          </Text>
          <Text>{t('now')}</Text>
          <PasswordField label={t('password')} name="password" isRequired value={password} onChange={setPassword} />
          <FailureAlert failure={failureOf('accountDeletion', request)} />
          <Inline justify="end">
            <CancelButton onPress={onClose} />
            <Button variant="danger" type="submit" isPending={request.isPending}>
              {t('delete')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  )
}
