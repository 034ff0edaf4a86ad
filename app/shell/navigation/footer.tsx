import { Link } from 'react-router';
import type { ShellData } from '#app/shell/shell-data.ts';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Logo } from './logo.tsx';

export function Footer({ shell: { footer, company } }: { shell: ShellData }) {
  return (
    <footer className="small text-dust">
      <div className="measure grid gap-12 py-16 lg:grid-cols-[2fr_3fr]">
        <div className="grid grid-cols-1 content-start gap-4">
          <p className="flex items-center gap-2 text-star">
            <Logo />
          </p>
          <p className="heading text-star">{footer.tagline}</p>
          <p>{company.dataProtection}</p>
          {company.sample && <p>{company.sample.notice}</p>}
        </div>
        <FooterNavigation footer={footer} privacyLink={company.links.privacy} />
      </div>
      <div className="border-t border-b border-line">
        <div className="measure grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-5">
          {company.offices.map(({ city, note, street, town }) => (
            <address key={city} className="not-italic">
              <strong className="font-semibold text-star">{city}</strong>
              {note && ` · ${note}`}
              <div>{street}</div>
              {town}
            </address>
          ))}
          <div>
            <strong className="font-semibold text-star">{footer.reachUs}</strong>
            <a className="footer-link" href={company.links.email}>
              {company.email}
            </a>
            <a className="footer-link" href={company.links.phone}>
              {company.phoneDisplay}
            </a>
            <p>{company.hours}</p>
          </div>
          <div>
            <strong className="font-semibold text-star">{footer.leadership}</strong>
            {company.executives.map(({ name, role }) => (
              <p key={name}>
                {`${name}, ${role}`}
                <SampleMark />
              </p>
            ))}
          </div>
        </div>
      </div>
      <div className="measure py-6 text-xs max-sm:pb-24">
        <p>{company.copyright}</p>
      </div>
    </footer>
  );
}

function FooterNavigation({
  footer: { navigation, columns },
  privacyLink,
}: {
  footer: ShellData['footer'];
  privacyLink: string;
}) {
  const { address } = useVisit();
  return (
    <nav aria-label={navigation} className="footer-columns">
      {columns.map(({ title, links, note }) => (
        <div key={title}>
          <h2 className="mb-2 font-semibold text-star">{title}</h2>
          <ul>
            {links.map(({ name, path }) => (
              <li key={name}>
                {path === null ? (
                  <a className="footer-link" href={privacyLink}>
                    {name}
                  </a>
                ) : (
                  <Link className="footer-link" to={address(path)}>
                    {name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {note && <p className="text-xs">{note}</p>}
        </div>
      ))}
    </nav>
  );
}
