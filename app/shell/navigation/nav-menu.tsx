import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Menu, MenuItem } from './menus.ts';

const panels = {
  method: 'nav-panel lg:w-88',
  modules: 'nav-panel lg:grid lg:w-160 lg:grid-cols-2',
  hub: 'nav-orbit',
} as const satisfies Record<Menu['id'], string>;

/**
 * A disclosure of links. `<details name>` keeps one menu open at a time and works before (and without) scripts;
 * useMenus adds hover, typeahead and closing.
 */
export function NavMenu({ menu, newMark }: { menu: Menu; newMark: string }) {
  const { address } = useVisit();
  const chevron = <Icon name="chevron-down" className="icon chevron" />;
  return (
    <div className={menu.link ? 'nav-split relative lg:flex' : 'relative'} data-menu={menu.id}>
      {menu.link && (
        <Link to={address(menu.link.path)} className="nav-entry">
          {menu.label}
        </Link>
      )}
      <details name="site-menu">
        <summary className="nav-entry" aria-label={menu.link?.toggle}>
          {menu.link ? null : menu.label}
          {chevron}
        </summary>
        <ul className={panels[menu.id]}>
          {menu.items.map((item) => (
            <li key={item.path}>
              <MenuLink item={item} newMark={newMark} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function MenuLink({ item, newMark }: { item: MenuItem; newMark: string }) {
  const to = useVisit().address(item.path);
  return (
    <Link to={to} className="nav-item">
      <Icon name={item.icon} className="icon mt-0.5 text-lumen" />
      <span className="small font-medium">
        {item.isNew ? `${item.name} ` : item.name}
        {item.isNew && <b className="ml-2 text-xs font-semibold text-aurora">{newMark}</b>}
      </span>
      <span
        className={`col-start-2 text-xs text-dust${item.style === 'orbital' ? ' nav-centre' : ''}`}
      >
        {item.description}
      </span>
    </Link>
  );
}
