import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../../test/computing-time.ts';
import { hoursInText } from './hours-in-text.ts';
import { readOpeningHours } from './opening-hours-format.ts';
import { differingDays, hoursText } from './weekly-hours.ts';

describe('reading opening hours in running text', () => {
  it.each([
    ['Mardi au samedi : 7 h à 18 h', 'Tu-Sa 07:00-18:00'],
    ['Lun-Ven : 9h – 12h30 et 13h30 – 17h', 'Mo-Fr 09:00-12:30,13:30-17:00'],
    [
      'Ouvert du lundi au vendredi de 9 h à 17 h 30, fermé le dimanche',
      'Mo-Fr 09:00-17:30; Su off',
    ],
    ['Wed-Sat 10am-5pm. Closed Mondays and Tuesdays.', 'Mo-Tu off; We-Sa 10:00-17:00'],
    ['Lunes a viernes 9:00-20:00. Cerrado sábados y domingos', 'Mo-Fr 09:00-20:00; Sa-Su off'],
    ['Mar-ven 9h-19h, fermé les week-ends et jours fériés.', 'Tu-Fr 09:00-19:00; Sa-Su off'],
    ['Weekends 10am-4pm', 'Sa-Su 10:00-16:00'],
    ['Mon-Fri 8-4:30', 'Mo-Fr 08:00-16:30'],
    ['Mardi au samedi 9h-19h, fermé le lundi matin', 'Tu-Sa 09:00-19:00'],
    ['Mon-Sat 9am-5pm. Closed Monday, December 25', 'Mo-Sa 09:00-17:00'],
    ['Mon–Sun noon–11pm. Kitchen closed Mondays.', 'Mo-Su 12:00-23:00'],
    ['9h-12h, 14h-19h (fermé le lundi)', 'Mo off'],
    ['Lundi : fermé mardi : 9h-18h', 'Mo off; Tu 09:00-18:00'],
    ['Lundi fermé\nMardi 10h-19h\nMercredi 10h-19h', 'Mo off; Tu-We 10:00-19:00'],
    ['Tous les jours de 8h à minuit', 'Mo-Su 08:00-24:00'],
    ['Mon–Fri 9am–5pm, Sat 10 a.m. to 4 p.m.', 'Mo-Fr 09:00-17:00; Sa 10:00-16:00'],
    ['Monday to Thursday: 9–5pm', 'Mo-Th 09:00-17:00'],
    [
      'Mon, Tue & Thu 8–5 · Wed 10–7 · Fri 8–2',
      'Mo-Tu 08:00-17:00; We 10:00-19:00; Th 08:00-17:00; Fr 08:00-14:00',
    ],
    ['Mon-Fri 8-5, Sat 12-5', 'Mo-Fr 08:00-17:00; Sa 12:00-17:00'],
    ['Mon-Fri 8-5, Sat 10-2', 'Mo-Fr 08:00-17:00; Sa 10:00-14:00'],
    ['Fri 11pm-4am, Sat 10-2', 'Fr 23:00-04:00'],
    ['7j/7 de 11h30 à 00h30', 'Mo-Su 11:30-00:30'],
    ['Lun-jeu 11h-0h', 'Mo-Th 11:00-24:00'],
    ['M–Th 7:30AM–4:30PM; F 7:30AM–12PM', 'Mo-Th 07:30-16:30; Fr 07:30-12:00'],
    ['L-J 9h-18h, V 9h-17h', 'Mo-Th 09:00-18:00; Fr 09:00-17:00'],
    ['M-F 8am-5pm | S: 9am-1pm', 'Mo-Fr 08:00-17:00; Sa 09:00-13:00'],
    ['Lundi : 9 h 00 à 12 h 00 - 13 h 30 à 17 h 00', 'Mo 09:00-12:00,13:30-17:00'],
    ['Lun-ven 9h-12h-14h-18h', 'Mo-Fr 09:00-12:00,14:00-18:00'],
    ['Sunday: 1–5 pm', 'Su 13:00-17:00'],
    ['Fri 6pm-2am', 'Fr 18:00-02:00'],
    ['Daily noon to 10:30 pm', 'Mo-Su 12:00-22:30'],
    ['Lunes a viernes: 9:00 a 14:00 y 16:00 a 20:00', 'Mo-Fr 09:00-14:00,16:00-20:00'],
    ['Martes a sábado: de 9 h a 19 h. Domingo: cerrado', 'Tu-Sa 09:00-19:00; Su off'],
    ['Vendredi, samedi et dimanche : 11 h à 23 h', 'Fr-Su 11:00-23:00'],
    ['Du lundi au vendredi, 9h à 17h30', 'Mo-Fr 09:00-17:30'],
    ['Lun.-Vend. de 8h30 à 17h00, Sam. 9h-12h', 'Mo-Fr 08:30-17:00; Sa 09:00-12:00'],
    ['Ma-Sa 8h30-18h30', 'Tu-Sa 08:30-18:30'],
    ['L-V 9:00-18:00', 'Mo-Fr 09:00-18:00'],
    ['L a J de 9 h a 18 h', 'Mo-Th 09:00-18:00'],
    ['M-F 8am-4pm', 'Mo-Fr 08:00-16:00'],
    ['Open 7 days a week, 8am-8pm', 'Mo-Su 08:00-20:00'],
    ['Lundi au vendredi 9h-17h\nPrendre rendez-vous', 'Mo-Fr 09:00-17:00'],
    ['Lundi\n9h - 12h\n14h - 18h', 'Mo 09:00-12:00,14:00-18:00'],
    ['Lun-Ven 9h-12h, 14h-18h30', 'Mo-Fr 09:00-12:00,14:00-18:30'],
    [
      'Lunes a viernes 8:00 a.m. a 12:00 m. y 2:00 p.m. a 6:00 p.m.',
      'Mo-Fr 08:00-12:00,14:00-18:00',
    ],
    ['Lu. - Ve. : 08.00 - 18.00', 'Mo-Fr 08:00-18:00'],
    ['Lu a Vi de 9 a 18hs', 'Mo-Fr 09:00-18:00'],
    ['Mar > Sam 9h30 > 19h', 'Tu-Sa 09:30-19:00'],
    ['Dl - Dv 7:30 – 21:30', 'Mo-Fr 07:30-21:30'],
    ['Mon-Sat 9am til 5pm', 'Mo-Sa 09:00-17:00'],
    ['Book an appointment\nMon-Fri 9am-5pm', 'Mo-Fr 09:00-17:00'],
    ['M-F: 7:30a-5:30p; Sat: 8a-12p', 'Mo-Fr 07:30-17:30; Sa 08:00-12:00'],
    ['Monday through Friday, nine to five', 'Mo-Fr 09:00-17:00'],
    ['Monday to Saturday from half past eight to six o’clock', 'Mo-Sa 08:30-18:00'],
    ['Du mardi au samedi de 9 à 18 heures', 'Tu-Sa 09:00-18:00'],
    ['Du lundi au vendredi de neuf heures à dix-huit heures trente', 'Mo-Fr 09:00-18:30'],
    ['Lunes a viernes de 9 a 14 y de 17 a 20', 'Mo-Fr 09:00-14:00,17:00-20:00'],
    ['Lun a Sáb 9 a 13 y 15:30 a 19:30 hs', 'Mo-Sa 09:00-13:00,15:30-19:30'],
    ['Lun-Ven 9-13, 15-19', 'Mo-Fr 09:00-13:00,15:00-19:00'],
    [
      'Samedi de neuf heures à midi et de quatorze heures à dix-neuf heures',
      'Sa 09:00-12:00,14:00-19:00',
    ],
    ['Saturday from nine to noon', 'Sa 09:00-12:00'],
    ['De lunes a viernes de nueve a seis y media de la tarde', 'Mo-Fr 09:00-18:30'],
    ['Open 24 hours, 7 days a week', 'Mo-Su 00:00-24:00'],
    ['Ouvert 24h/24', 'Mo-Su 00:00-24:00'],
    ['Abierto las 24 horas de lunes a viernes', 'Mo-Fr 00:00-24:00'],
    ['Monday: Open 24 hours\nTuesday: Open 24 hours\nSunday: closed', 'Mo-Tu 00:00-24:00; Su off'],
    ['Open 8 AM to 6 PM Monday through Friday', 'Mo-Fr 08:00-18:00'],
    ['9am-5pm Mon-Fri, 10am-2pm Sat; closed Sunday', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00; Su off'],
    ['9am-5pm on weekdays\n10am-2pm Sat', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
    ['10:00 AM - 6:00 PM (Tuesday - Saturday)', 'Tu-Sa 10:00-18:00'],
    ['Abierto de 9 a 18 h de lunes a viernes', 'Mo-Fr 09:00-18:00'],
    ['De 13 a 16 y de 20:00 a 23:30, de martes a domingo', 'Tu-Su 13:00-16:00,20:00-23:30'],
    ['9h – 12h & 14h – 18h, lundi > vendredi', 'Mo-Fr 09:00-12:00,14:00-18:00'],
    [
      'Ouvert de 8h à 12h et de 14h à 18h du lundi au vendredi, le samedi de 8h à 12h',
      'Mo-Fr 08:00-12:00,14:00-18:00; Sa 08:00-12:00',
    ],
    ['Lunes, descanso. Martes a domingo: 13:00–16:00', 'Mo off; Tu-Su 13:00-16:00'],
    ['Martes a domingo de 13:00 a 16:00. Descanso: lunes', 'Mo off; Tu-Su 13:00-16:00'],
    ['Lundi : repos\nMardi au dimanche : 12h-14h', 'Mo off; Tu-Su 12:00-14:00'],
    ['Mardi au dimanche 12h-14h. Jour de fermeture : lundi', 'Mo off; Tu-Su 12:00-14:00'],
    ['Cerramos los lunes. De martes a domingo, 12:00-16:00', 'Mo off; Tu-Su 12:00-16:00'],
    ['Ouvert lundi, fermé mardi.\nMercredi 9h-12h', 'We 09:00-12:00'],
    ['Sábado 9:00-13:00\nDomingo: descanso de 11 a 12 h', 'Sa 09:00-13:00'],
  ])('reads %j as %s', (text, expected) => {
    const week = hoursInText(text);
    expect(week && hoursText(week)).toBe(expected);
  });

  it.each([
    ['no hours', 'Notre maison fait du pain depuis douze ans.'],
    ['an exception', 'Lundi au samedi 9h-17h, sauf le mardi'],
    ['by appointment', 'Lundi au vendredi 9h-17h sur rendez-vous'],
    ['a day by appointment', 'Lundi au vendredi 9h-17h\nSamedi sur rendez-vous'],
    ['words', 'Entre las 10:00 y 12:00 me - je, la ma'],
    ['two shops', 'Québec : lundi 9h-17h. Lévis : lundi 10h-18h.'],
    ['a late day', 'Mon–Fri 9am–5pm, late on Thursday until 9pm'],
    ['a short day', 'Du lundi au vendredi de 9h à 18h, mercredi fermeture à 12h'],
    ['times in words that may be of either half', 'Monday to Friday, eleven to two'],
    ['figures that are no times', 'Martes de 9 a 18 años'],
    ['days of a month', 'Lunes de 9 a 13 de marzo. Closed Mar 9-13'],
    ['figures of either half of a day', 'Lunes a viernes de 4 a 9'],
    ['figures of either half after others', 'Lunes a viernes 9-2 y 5-8'],
    ['a line that is open all day', 'Our emergency line is open 24 hours'],
    ['a service that is open all day', 'Plombier : dépannage ouvert 24h/24 et 7j/7'],
    ['a gate that is open all day', 'Parking abierto 24 horas'],
    ['a date', 'Le lundi 12 mars 2026 de la rentrée'],
    ['an end at noon or at night', 'Mon-Fri 11:00-2:00'],
    ['three times', 'Lundi 9h - 12h - 14h'],
    ['seasons', 'Invierno: L-V 9-14 y 16-19 h. Agosto: L-V 8-15 h.'],
    ['a season in brackets', 'Horario de verano (julio y agosto): lunes a viernes de 8 a 15 h'],
    ['a half day', 'Mon-Sat 8am-5pm, half-day closing Thursday (1pm)'],
    ['times that are added', 'Lunes a viernes 9-14, jueves también de 17 a 20'],
    ['a telephone number', 'Lundi au vendredi 514 555-0142'],
    ['times of a meal before days', 'Lunch 11am-2pm, dinner 5pm-9pm, Tuesday to Saturday'],
    ['times of an offer before days', 'Happy hour 4pm-6pm Monday through Friday'],
    ['times of an offer', 'Happy hour: Mon-Fri 4-6pm\nEvery Sunday live music 8pm-11pm'],
    ['times below an offer', 'Petit-déjeuner\nTous les jours de 7h à 10h\nDimanche de 8h à 11h'],
    ['times before the day of a date', '10am-4pm Saturday, June 14'],
    ['times before days and a condition', '9am-5pm Monday to Friday by arrangement'],
  ])('reads nothing from %s', (_what, text) => {
    expect(hoursInText(text)).toBeNull();
  });
});

it('a text of closed days is read in bounded time', async () => {
  const milliseconds = await computingTime(() => hoursInText('Mon fermé '.repeat(10_000)));
  expect(milliseconds).toBeLessThan(1500);
});

describe('reading opening hours in OpenStreetMap’s format', () => {
  it.each([
    ['24/7', 'Mo-Su 00:00-24:00'],
    ['Mo-Fr 09:00-17:00', 'Mo-Fr 09:00-17:00'],
    [
      'Mo-Fr 09:00-12:00,13:00-17:00; Sa 10:00-12:00; Su,PH off',
      'Mo-Fr 09:00-12:00,13:00-17:00; Sa 10:00-12:00; Su off',
    ],
    ['08:00-20:00; PH off', 'Mo-Su 08:00-20:00'],
    ['Sa-Mo 10:00-18:00', 'Mo 10:00-18:00; Sa-Su 10:00-18:00'],
    // A comma between rules adds times instead of replacing them.
    ['Mo-Th 08:00-18:00, Fr 08:00-17:00', 'Mo-Th 08:00-18:00; Fr 08:00-17:00'],
    ['Mo,Tu 08:00-12:00, Mo 13:00-17:00', 'Mo 08:00-12:00,13:00-17:00; Tu 08:00-12:00'],
  ])('reads %s', (text, expected) => {
    const week = readOpeningHours(text);
    expect(week && hoursText(week)).toBe(expected);
  });

  it.each(['sunrise-sunset', 'Jan-Mar Mo 09:00-12:00', 'Mo-Fr 09:00+', '"by appointment"'])(
    'rejects %s',
    (text) => {
      expect(readOpeningHours(text)).toBeNull();
    },
  );

  it('compares the days that both weeks state', () => {
    const [a, b] = ['Mo-Fr 09:00-17:00; Su off', 'Mo-We 09:00-17:00; Th-Sa 10:00-17:00'].map(
      readOpeningHours,
    );
    expect(a && b && differingDays(a, b)).toEqual([3, 4]);
  });
});
