import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { useAuthState } from '@naru/app-shell/authSession'
import { fetchFonts } from '@naru/app-shell/fetchFonts'
import { isClosed } from '../../frame/guard'

export const Route = createFileRoute('/_site/_student')({
  codeSplitGroupings: [],
  staticData: { page: null },
  loader: async () => {
    fetchFonts()
    // The frame renders it.
    const { StudentNav } = await import('../../frame/StudentNav')
    return { StudentNav }
  },
  component: function Student() {
    const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page })
    // Between the end of a session and /login, shows and fetches nothing of the learner's.
    return isClosed(page, useAuthState()) ? null : <Outlet />
  },
})
