import { SideHeaded } from './side-headed';
import { TermRows } from './term-rows';

type Props = {
  title: string;
  /** Explains why no names are given. */
  lead: string;
  roles: readonly { role: string; text: string }[];
};

/** Who is responsible for what. */
export function Roles({ title, lead, roles }: Props) {
  return (
    <SideHeaded id="roles-title" title={title} lead={lead}>
      <div className="text-sm [&_h3]:text-base">
        <TermRows items={roles.map(({ role, text }) => ({ term: role, text }))} />
      </div>
    </SideHeaded>
  );
}
