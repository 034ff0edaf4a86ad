const digits = String.raw`(?:1(?:1234567890|5551234567|(\d)\1{9})|33123456789|34(?:123456789|(\d)\2{8})|\d{1,3}0{8,})`;
const template = new RegExp(String.raw`^\+${digits}$`);

/**
 * Whether a site builder's template has a number that nobody has, such as "123-456-7890", "(555) 123-4567",
 * "01 23 45 67 89" or "06 00 00 00 00".
 *
 * @param number in E.164
 */
export const isTemplateNumber = (number: string): boolean => template.test(number);
