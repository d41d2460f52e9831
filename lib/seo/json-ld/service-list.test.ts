import { serviceList } from './service-list.ts';

test('lists the five services with their URLs', () => {
  const list = serviceList('en');
  expect(list.numberOfItems).toBe(5);
  expect(list.itemListElement).toHaveLength(5);
  expect(list).toMatchObject({
    itemListElement: expect.arrayContaining([
      expect.objectContaining({
        position: 4,
        item: expect.objectContaining({
          name: 'Cloud Solutions',
          url: 'https://www.tamarackit.example/services/cloud-solutions',
        }),
      }),
    ]),
  });
});
