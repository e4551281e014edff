import { QueryLoaded, type QueryLoadedProps } from '../../parts/QueryLoaded'
import { useAdminText } from '../../text/admin'

/** Renders a query in the words of the admin area. */
export const Loaded = <Data,>(props: Omit<QueryLoadedProps<Data>, 'text'>) => (
  <QueryLoaded text={useAdminText()} {...props} />
)
